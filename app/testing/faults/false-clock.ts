import { findFaketime } from '../../../scripts/test/faketime.mjs'

/** Whether this machine can fake the time of a program. Where it should and cannot, the tests fail with a message. */
export const canFalsifyClocks = process.platform === 'linux'

/** Environment of a program whose clock is so many seconds ahead, or behind when negative. Durations stay right. */
export function falseClock(aheadSeconds: number): Record<string, string> {
  return { ...preload(), FAKETIME: signed(aheadSeconds) }
}

/** The same for a clock that a test sets while the program runs, by writing `clockSetting` into the file. */
export function settableClock(file: string): Record<string, string> {
  return { ...preload(), FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' }
}

/** The content of that file for a clock that shows `time` now. */
export const clockSetting = (time: Date): string => signed(Math.round((time.getTime() - Date.now()) / 1_000))

const signed = (seconds: number) => (seconds < 0 ? String(seconds) : `+${seconds}`)

function preload(): Record<string, string> {
  const library = findFaketime()
  if (!library) throw new Error('libfaketime is not installed: apt-get install libfaketime')
  return { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
}
