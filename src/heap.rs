//! The allocator of the WebAssembly module: blocks in powers of two, one list of free blocks for each size.
//!
//! The module allocates little and in few sizes: configurations, results, and a run's room that is kept. The default
//! allocator of the target packs tighter and weighs a twelfth of the module; here a block is found or given back in
//! a few instructions, and a list that grows within its block stays where it is. Up to half of a block may be unused.

// An allocator hands out raw memory; there is no safe way to write one. Nothing else in this crate is unsafe.
#![allow(unsafe_code)]

use std::ops::Range;
use std::ptr::{null_mut, with_exposed_provenance_mut};

/// Blocks are aligned to their size, at most to a page.
const PAGE: usize = 1 << 16;
/// The smallest block has `1 << SMALLEST` bytes.
const SMALLEST: u32 = 4;
/// Sizes of blocks, from 16 bytes to 2 GiB.
const CLASSES: usize = 28;

/// Where whole pages come from.
pub(crate) trait Pages {
    /// Gives `count` more pages of memory that nobody else uses, as addresses that begin at a multiple of [`PAGE`].
    fn grow(&mut self, count: usize) -> Option<Range<usize>>;
}

/// Blocks by size, out of pages.
#[derive(Debug)]
pub(crate) struct Heap<P> {
    pages: P,
    /// The first free block of each size, 0 for none; a free block begins with the address of the next.
    free: [usize; CLASSES],
    /// Memory that no block has been cut from yet.
    fresh: Range<usize>,
}

/// The class of the smallest block that holds `size` bytes aligned to `align`.
#[inline]
fn class_of(size: usize, align: usize) -> usize {
    (size.max(align).next_power_of_two().trailing_zeros().max(SMALLEST) - SMALLEST) as usize
}

impl<P: Pages> Heap<P> {
    pub const fn new(pages: P) -> Self {
        Self { pages, free: [0; CLASSES], fresh: 0..0 }
    }

    /// A block of at least `size` bytes, aligned to `align`, a power of two; null where there is no memory for it.
    // Where each of the many callers had its own copy, the module would grow by more than the allocator.
    #[inline(never)]
    pub fn take(&mut self, size: usize, align: usize) -> *mut u8 {
        let class = class_of(size, align);
        let Some(&block) = self.free.get(class) else { return null_mut() };
        if align > PAGE {
            return null_mut();
        }
        if block == 0 {
            return self.cut(class);
        }
        // SAFETY: the block is free, so its first word is ours and holds the address that `give` wrote there.
        self.free[class] = unsafe { with_exposed_provenance_mut::<usize>(block).read() };
        with_exposed_provenance_mut(block)
    }

    /// Takes back a block that [`Heap::take`] gave for this size and alignment.
    ///
    /// # Safety
    /// The block is not used any more.
    #[inline(never)]
    pub unsafe fn give(&mut self, block: *mut u8, size: usize, align: usize) {
        self.keep(block.expose_provenance(), class_of(size, align));
    }

    /// Whether a block for `old` bytes is the block for `new` bytes too.
    pub fn holds(old: usize, new: usize, align: usize) -> bool {
        class_of(old, align) == class_of(new, align)
    }

    /// Puts a block of memory that is ours on the list of its class.
    fn keep(&mut self, block: usize, class: usize) {
        // SAFETY: the callers own the block; every block has room for a word and is aligned to 16 bytes at least.
        unsafe { with_exposed_provenance_mut::<usize>(block).write(self.free[class]) };
        self.free[class] = block;
    }

    /// Cuts a new block from fresh memory; what alignment leaves over goes to the lists, in blocks of its own.
    #[cold]
    fn cut(&mut self, class: usize) -> *mut u8 {
        let size = 1usize << (class as u32 + SMALLEST);
        let align = size.min(PAGE);
        if self.fresh.end.saturating_sub(self.fresh.start.next_multiple_of(align)) < size {
            let Some(more) = self.pages.grow(size.div_ceil(PAGE)) else { return null_mut() };
            if more.start == self.fresh.end {
                self.fresh.end = more.end;
            } else {
                self.retire(self.fresh.end);
                self.fresh = more;
            }
        }
        self.retire(self.fresh.start.next_multiple_of(align));
        let block = self.fresh.start;
        self.fresh.start += size;
        with_exposed_provenance_mut(block)
    }

    /// Turns fresh memory up to an address into free blocks, each as large as its address is aligned.
    fn retire(&mut self, end: usize) {
        while self.fresh.start < end {
            let left = 1usize << (end - self.fresh.start).ilog2();
            let size = left.min(1 << self.fresh.start.trailing_zeros()).min(PAGE);
            self.keep(self.fresh.start, class_of(size, 1));
            self.fresh.start += size;
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod module {
    use std::alloc::{GlobalAlloc, Layout};
    use std::arch::wasm32::memory_grow;
    use std::cell::UnsafeCell;
    use std::ops::Range;

    use super::{Heap, PAGE, Pages};

    /// The pages that the module's memory grows by.
    struct Memory;

    impl Pages for Memory {
        fn grow(&mut self, count: usize) -> Option<Range<usize>> {
            let first = memory_grow(0, count);
            // The last page of the address space would end past it.
            (first != usize::MAX && first + count < PAGE).then(|| first * PAGE..(first + count) * PAGE)
        }
    }

    struct Global(UnsafeCell<Heap<Memory>>);

    // SAFETY: the module has one thread.
    unsafe impl Sync for Global {}

    #[global_allocator]
    static GLOBAL: Global = Global(UnsafeCell::new(Heap::new(Memory)));

    // SAFETY: blocks do not overlap and stay until they are given back; there is one thread and nothing below calls
    // back, so no two references to the heap exist at a time.
    unsafe impl GlobalAlloc for Global {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
            unsafe { &mut *self.0.get() }.take(layout.size(), layout.align())
        }

        unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
            unsafe { (*self.0.get()).give(block, layout.size(), layout.align()) }
        }

        unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
            if Heap::<Memory>::holds(layout.size(), size, layout.align()) {
                return block;
            }
            unsafe {
                let moved = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
                if !moved.is_null() {
                    block.copy_to_nonoverlapping(moved, layout.size().min(size));
                    self.dealloc(block, layout);
                }
                moved
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pages of an arena; every third time it leaves a page out, as if somebody else had grown the memory.
    #[derive(Debug)]
    struct Arena {
        memory: Range<usize>,
        asked: usize,
    }

    impl Arena {
        fn new(pages: usize) -> Self {
            let memory = Box::leak(vec![0u8; (pages + 1) * PAGE].into_boxed_slice()).as_mut_ptr().expose_provenance();
            let start = memory.next_multiple_of(PAGE);
            Self { memory: start..start + pages * PAGE, asked: 0 }
        }
    }

    impl Pages for Arena {
        fn grow(&mut self, count: usize) -> Option<Range<usize>> {
            self.asked += 1;
            let start = self.memory.start + if self.asked.is_multiple_of(3) { PAGE } else { 0 };
            let end = start + count * PAGE;
            if end > self.memory.end {
                return None;
            }
            self.memory.start = end;
            Some(start..end)
        }
    }

    #[test]
    fn blocks_are_aligned_and_never_overlap() {
        let mut heap = Heap::new(Arena::new(512));
        let mut state = 1u64;
        let mut draw = |below: u64| {
            state = state * 48_271 % 2_147_483_647;
            (state % below) as usize
        };
        let mut held: Vec<(*mut u8, usize, usize, u8)> = Vec::new();
        for step in 0..20_000 {
            if held.len() > 200 || (!held.is_empty() && draw(2) == 0) {
                let (block, size, align, mark) = held.swap_remove(draw(held.len() as u64));
                for offset in 0..size {
                    // SAFETY: the block is held and has `size` bytes.
                    assert_eq!(unsafe { block.add(offset).read() }, mark, "somebody wrote into a block of {size}");
                }
                // SAFETY: it is held no longer.
                unsafe { heap.give(block, size, align) };
            } else {
                let most = 1 << draw(18);
                let (size, align, mark) = (draw(most) + 1, 1 << draw(9), step as u8);
                let block = heap.take(size, align);
                assert!(!block.is_null() && block.addr().is_multiple_of(align));
                // SAFETY: the block is ours and has `size` bytes.
                unsafe { block.write_bytes(mark, size) };
                held.push((block, size, align, mark));
            }
        }
    }

    #[test]
    fn a_block_given_back_is_the_next_one_taken() {
        let mut heap = Heap::new(Arena::new(4));
        let block = heap.take(100, 8);
        // SAFETY: nobody uses it.
        unsafe { heap.give(block, 100, 8) };
        assert_eq!(heap.take(65, 1), block);
        assert_ne!(heap.take(128, 1), block);
    }

    #[test]
    fn a_list_that_grows_within_its_block_stays() {
        assert!(Heap::<Arena>::holds(65, 128, 8) && Heap::<Arena>::holds(1, 16, 8));
        assert!(!Heap::<Arena>::holds(64, 65, 8) && !Heap::<Arena>::holds(128, 64, 8));
    }

    #[test]
    fn too_much_is_refused_and_the_rest_goes_on() {
        let mut heap = Heap::new(Arena::new(4));
        assert!(heap.take(5 * PAGE, 8).is_null());
        assert!(heap.take(usize::MAX / 2, 8).is_null());
        assert!(heap.take(8, 2 * PAGE).is_null());
        assert!(!heap.take(PAGE, 8).is_null());
    }

    #[test]
    fn memory_left_over_is_used() {
        let mut heap = Heap::new(Arena::new(2));
        let small = heap.take(16, 1);
        let large = heap.take(PAGE / 2, 1);
        assert_eq!(large.addr() - small.addr(), PAGE / 2);
        // The half page between them serves the sizes below.
        let rest: Vec<*mut u8> = (4..15).map(|power| heap.take(1 << power, 1)).collect();
        assert!(rest.iter().all(|block| (small.addr()..large.addr()).contains(&block.addr())));
    }
}
