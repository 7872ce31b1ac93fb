export type DemoContentCategory = { link: string; title: string; summary: string; position: number }

/**
 * A page of text. `body` is Markdown without raw HTML and without a first-level heading (the title is that heading);
 * `{{company.key}}` stands for the setting of that key in the group `company`. The legal texts describe this shop; for
 * a real shop, a lawyer has to check them first.
 */
export type DemoContent = {
  id: number
  link: string
  title: string
  categoryLink: string | null
  summary: string
  body: string
  seoTitle: string
  seoDescription: string
  /** YYYY-MM-DD */
  version: string
}

/** `answer` is Markdown like the body of a content. */
export type DemoFaq = { id: number; group: string; question: string; answer: string }
