/** Whole kuruş, a safe integer; 1 TL = 100 kuruş. Negative in refunds and discounts. */
export type Kurus = number

/** An amount taken apart into its part without KDV and the KDV; net + kdv = gross, always. */
export type KdvSplit = { net: Kurus; kdv: Kurus; gross: Kurus }

// From 2^46 TL on, neighbouring doubles are more than one kuruş apart, so a JSON number could not carry the amount.
const LARGEST_IN_TL: Kurus = 2 ** 46 * 100

const WHOLE = 10_000n

/**
 * A percentage of an amount, rounded to whole kuruş: half a kuruş goes up, and a refund mirrors the sale
 * (`percentOf(-a, p) === -percentOf(a, p)`). `percent` has at most two decimals and is not negative.
 */
export function percentOf(kurus: Kurus, percent: number): Kurus {
  return toKurus(divideRounded(exact(kurus) * basisPoints(percent), WHOLE))
}

/**
 * The rest of an amount after chained discounts in percent: `[10, 5]` takes off 14.5 %, not 15 %.
 * Rounded once, at the end. Each percentage lies between 0 and 100.
 */
export function chainDiscounts(kurus: Kurus, percents: readonly number[]): Kurus {
  let numerator = exact(kurus)
  let denominator = 1n
  for (const percent of percents) {
    const kept = WHOLE - basisPoints(percent)
    if (kept < 0n) throw new RangeError(`A discount of ${percent} % takes more than everything`)
    numerator *= kept
    denominator *= WHOLE
  }
  return toKurus(divideRounded(numerator, denominator))
}

/** `amount` × `part` / `whole`, rounded to whole kuruş. `whole` is above 0. */
export function shareOf(amount: Kurus, part: Kurus, whole: Kurus): Kurus {
  return toKurus(divideRounded(exact(amount) * exact(part), exact(whole)))
}

/** Takes the KDV out of a price that includes it; net = gross × 100 / (100 + rate), `rate` in percent. */
export function splitKdv(gross: Kurus, rate: number): KdvSplit {
  const net = toKurus(divideRounded(exact(gross) * WHOLE, WHOLE + basisPoints(rate)))
  return { net, kdv: gross - net, gross }
}

/** Adds the KDV to a price without it; `rate` in percent. `splitKdv` of the result gives the same net back. */
export function addKdv(net: Kurus, rate: number): KdvSplit {
  const kdv = percentOf(net, rate)
  return { net, kdv, gross: toKurus(exact(net) + exact(kdv)) }
}

/** Unit price times quantity. Throws RangeError for fractions and for results beyond the safe integers. */
export function lineTotal(unit: Kurus, quantity: number): Kurus {
  return toKurus(exact(unit) * exact(quantity))
}

/**
 * Spreads a total over weights (non-negative integers, e.g. line totals) so that the parts sum exactly to it:
 * largest remainder first, ties to the lower index. A zero weight gets nothing, unless all are zero: then all
 * count alike. A negative total mirrors the positive one. No part exceeds its weight while the total does not.
 */
export function allocate(total: Kurus, weights: readonly number[]): Kurus[] {
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('An amount cannot be spread over nothing')
    return []
  }
  const sign = total < 0 ? -1n : 1n
  const amount = exact(total) * sign
  const { parts, whole } = comparableParts(weights)

  const floors = parts.map((part) => (amount * part) / whole)
  const left = Number(amount - sum(floors))
  const largestFirst = parts
    .map((part, index) => ({ index, remainder: (amount * part) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const roundedUp = new Set(largestFirst.slice(0, left).map(({ index }) => index))

  return floors.map((floor, index) => toKurus(sign * (roundedUp.has(index) ? floor + 1n : floor)))
}

/** The amount in TL as JSON carries it: 123450 → 1234.5. Throws RangeError where a double cannot hold it. */
export function toTl(kurus: Kurus): number {
  if (!Number.isSafeInteger(kurus) || Math.abs(kurus) > LARGEST_IN_TL) {
    throw new RangeError(`${kurus} kuruş cannot be written as a number in TL`)
  }
  return kurus === 0 ? 0 : kurus / 100
}

/**
 * Kuruş from TL, or null when it is not an amount with at most two decimals (0.1 + 0.2 is not).
 * Text may use a dot or a comma before the decimals, but no thousands separator: `1.234` is refused, not guessed.
 */
export function fromTl(tl: number | string): Kurus | null {
  const match = /^(-?)(\d{1,14})(?:[.,](\d{1,2}))?$/.exec(String(tl).trim())
  if (!match) return null
  const [, sign, lira = '', decimals = ''] = match
  const kurus = Number(lira + decimals.padEnd(2, '0'))
  if (kurus > LARGEST_IN_TL) return null
  return sign && kurus !== 0 ? -kurus : kurus
}

function comparableParts(weights: readonly number[]): { parts: bigint[]; whole: bigint } {
  const parts = weights.map((weight) => {
    if (weight < 0) throw new RangeError(`A weight of ${weight} is negative`)
    return exact(weight)
  })
  const whole = sum(parts)
  return whole > 0n ? { parts, whole } : { parts: parts.map(() => 1n), whole: BigInt(parts.length) }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

/** Half goes away from zero, so that a refund mirrors the sale. `denominator` is positive. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator : denominator
  return (2n * numerator + half) / (2n * denominator)
}

function basisPoints(percent: number): bigint {
  const points = Math.round(percent * 100)
  if (points < 0 || points / 100 !== percent) {
    throw new RangeError(`${percent} is not a percentage with at most two decimals`)
  }
  return exact(points)
}

function exact(integer: number): bigint {
  return BigInt(safe(integer))
}

function toKurus(amount: bigint): Kurus {
  return safe(Number(amount))
}

function safe(integer: number): number {
  if (!Number.isSafeInteger(integer)) throw new RangeError(`${integer} is not a safe integer`)
  return integer
}
