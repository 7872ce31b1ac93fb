import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Faq as Question } from '~/features/content/content'
import { Markdown } from '~/features/content/ui/markdown'
import { Icon } from '~/ui/icons/icon'
import { SectionHead } from '~/ui/stitch'
import { text as faq } from './faq.text'

const anchorOf = (id: number) => `soru-${id}`

/** Questions under the headings of their groups. The anchor stands inside its answer: browsers open the answer for it. */
export function FaqGroups({ questions, open }: { questions: readonly Question[]; open: boolean }) {
  useOpenAnswer()
  const groups = Map.groupBy(questions, ({ group }: Question) => group)
  return [...groups].map(([title, group]) => (
    <section key={title} aria-label={title}>
      <SectionHead title={title} />
      <div className="divide-y divide-line border-y border-line">
        {group.map(({ id, question, answer }) => (
          <details key={id} className="group/faq" open={open && questions.length <= 5}>
            <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
              {question}
              <Icon
                name="chevron-down"
                className="text-ink-3 transition-transform group-open/faq:rotate-180"
              />
            </summary>
            <div id={anchorOf(id)} className="grid scroll-mt-32 gap-2 pb-5 text-ink-2">
              <Markdown blocks={answer} />
              <a href={`#${anchorOf(id)}`} className="link inline-flex min-h-11 items-center text-sm">
                {faq.linkTo}
                <span className="sr-only">: {question}</span>
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  ))
}

/** Opens the answer that the address names, for browsers that do not, and after links inside the shop. */
function useOpenAnswer(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!/^#soru-\d+$/.test(hash)) return
    const answer = document.getElementById(hash.slice(1))
    const details = answer?.closest('details')
    if (!details || details.open) return
    details.open = true
    answer!.scrollIntoView()
  }, [hash])
}
