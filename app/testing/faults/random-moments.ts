const seed = Number(process.env.OUTAGE_SEED ?? Math.trunc(Math.random() * 2 ** 31))
let state = seed

/** Random milliseconds below `most`: the same ones for the same OUTAGE_SEED, which is printed. */
export function someTime(most: number): number {
  if (state === seed) process.stdout.write(`OUTAGE_SEED=${seed}\n`)
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31
  return state % most
}
