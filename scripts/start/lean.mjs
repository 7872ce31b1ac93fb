/**
 * Flags that bound the server's memory: without them it grows to almost twice as much under load (docs/performance.md).
 * Large buffers return to the system at once. V8's young generation gets 16 MB, enough for the objects of several pages.
 * One thread runs the scavenger, which on two cores takes less time than several. The garbage collector cleans the old
 * generation before it is four times as large as needed, and at one gigabyte at the latest; on a machine with much memory
 * V8 would let it grow further.
 */
export const lean = {
  flags: ['--max-semi-space-size=16', '--no-parallel-scavenge', '--max-old-space-size=1024'],
  environment: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
