// @ts-check
/** The failure modes as the first two figures name them, and what a call can come to. */

/** The modes that a call can see, in the order of the table. */
export const modes = ['saglikli', 'durma', 'yavaslama', 'kismi', 'bayat', 'bolunme'];

/** With the one that no call sees: its calls are those of a healthy day. */
export const allModes = [...modes, 'yarim'];

/** What a call comes to, by the trace's number. @type {('yanit' | 'hata' | 'asim')[]} */
export const outcomes = ['yanit', 'hata', 'asim'];
