/** ms */
export const usualTimes = {
  /** An older answer is sent once more while a new one is made. */
  fresh: 60_000,
  /** An answer is not sent after this time. */
  longest: 600_000,
  /** Messages come every second. Without one for so long, some may have been lost. */
  silence: 2_500,
  /** Most age of an answer that callers get who asked while it was made, also when it was dropped meanwhile. */
  shared: 1_000,
  /** The clocks of processes and the database differ by less: all is dropped once more so long after a moment. */
  clocks: 250,
  /** Most time for the database to say what an answer needs before it is made. */
  asking: 1_000,
}
