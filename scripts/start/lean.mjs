/**
 * How the server is run so that it keeps the memory it needs: without this it grows to almost twice as much under load
 * (docs/performance.md). Large buffers go back to the system at once instead of staying between small ones, and young
 * objects get 16 MB, which hold those of several pages. One thread tidies those up, which takes less time on two cores
 * than several do. Of a gigabyte at most the old ones are tidied up before they become four times what is needed; on a
 * machine with much memory they were left lying.
 */
export const lean = {
  flags: ['--max-semi-space-size=16', '--no-parallel-scavenge', '--max-old-space-size=1024'],
  environment: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
