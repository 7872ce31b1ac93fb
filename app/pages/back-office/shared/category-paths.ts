import type { CategoryNode } from '~/features/catalogue/catalogue'

/** A category and those below it, each with its path: `Deri › Ham deri`. */
export function pathsOf({ id, name, children }: CategoryNode, above = ''): { id: number; name: string }[] {
  const path = above ? `${above} › ${name}` : name
  return [{ id, name: path }, ...children.flatMap((child) => pathsOf(child, path))]
}
