import type { Remark } from '../format'

/** An element with its own text, without the texts of its children. */
export type XmlElement = { name: string; text: string; children: XmlElement[]; line: number }

/** The direct children of that name, in order; none for a missing element. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The trimmed text of the first child of this name; '' without one. */
export function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? ''
}

/** Remarks about one product: a single fault refuses the whole product. */
export type XmlTell = { faults: Remark[]; fault(element: XmlElement, name: string, sentence: string): void }

/** Collects the faults of XML elements, each with line, name and value. */
export function tellOfElements(): XmlTell {
  const faults: Remark[] = []
  return {
    faults,
    fault(element, name, sentence) {
      const line = childrenOf(element, name)[0]?.line ?? element.line
      faults.push({ line, column: name, value: textOf(element, name), sentence })
    },
  }
}
