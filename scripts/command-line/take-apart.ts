import { parseArgs } from 'node:util'

/** The options that each command knows, and how many words follow its name. */
export type Shapes<Name extends string> = Record<Name, { words: number; options: readonly string[] }>

/** A mistake in a command line, in Turkish. */
export type Refusal = { error: string }
export type Options = Record<string, string | undefined>

type Sentences = {
  usage: string
  unknownCommand(name: string): string
  foreignOption(name: string, option: string): string
}

/** The command, its words and its options, once their number and names are checked; else the mistake. */
export function takeApart<Name extends string>(
  args: readonly string[],
  shapes: Shapes<Name>,
  text: Sentences,
): { name: Name; words: string[]; options: Options } | Refusal {
  const parsed = parse(args, shapes)
  if (!parsed) return { error: text.usage }
  const { values, positionals } = parsed
  const [name = '', ...words] = positionals
  if (!isCommand(shapes, name))
    return { error: name ? `${text.unknownCommand(name)}\n\n${text.usage}` : text.usage }
  const { words: expected, options } = shapes[name]
  const foreign = Object.keys(values).find((option) => !options.includes(option))
  if (foreign) return { error: text.foreignOption(name, foreign) }
  return words.length === expected ? { name, words, options: values } : { error: text.usage }
}

const isCommand = <Name extends string>(shapes: Shapes<Name>, name: string): name is Name =>
  Object.hasOwn(shapes, name)

function parse<Name extends string>(args: readonly string[], shapes: Shapes<Name>) {
  const known = Object.values<{ options: readonly string[] }>(shapes).flatMap(({ options }) => options)
  const options = Object.fromEntries(known.map((option) => [option, { type: 'string' }] as const))
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    // An unknown option or one without its value; the usage lists all options.
    return null
  }
}
