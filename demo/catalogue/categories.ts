import type { DemoCategory } from './types'
import { otherBranches } from './other-branches'
import { strapBranches } from './strap-branches'

const branches = [...strapBranches, ...otherBranches]

/** Eight top-level categories with their leaves, parents before children. */
export function listCategories(): DemoCategory[] {
  return branches.flatMap((branch, index) => [
    category(branch.key, null, branch.name, branch.link, branch.description, index + 1),
    ...branch.leaves.map(([key, name, link, description], leaf) =>
      category(key, branch.key, name, link, description, leaf + 1),
    ),
  ])
}

/** The top-level category of a leaf. */
export function branchOf(leafKey: string): string {
  const branch = branches.find((candidate) => candidate.leaves.some(([key]) => key === leafKey))
  if (!branch) throw new Error(`unknown category ${leafKey}`)
  return branch.key
}

function category(
  key: string,
  parentKey: string | null,
  name: string,
  link: string,
  description: string,
  position: number,
): DemoCategory {
  return {
    key,
    parentKey,
    name,
    link,
    description,
    position,
    seoTitle: `${name}: modeller ve fiyatlar`,
    seoDescription:
      description.length > 155 ? `${description.slice(0, description.lastIndexOf(' ', 152))}…` : description,
  }
}
