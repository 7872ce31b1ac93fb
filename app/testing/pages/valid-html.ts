import { HtmlValidate } from 'html-validate'
import { heartsForm } from '~/features/lists/ui/hearts-form'

/**
 * Rules for errors of the W3C's checker, and of HTML_CodeSniffer about labels, legends, heads of tables and the
 * purpose of fields (WCAG 1.3.1, 1.3.5, 4.1.2). Rules of style are left out: this is HTML as React writes it.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // A data block is marked by a media type of its own.
    {
      script: {
        attributes: { type: { enum: ['module', 'importmap', 'speculationrules', /^[a-z]+\/[\w.+-]+$/] } },
      },
    },
  ],
  rules: {
    'aria-hidden-body': 'error',
    'autocomplete-password': 'error',
    'empty-heading': 'error',
    'empty-title': 'error',
    'hidden-focusable': 'error',
    'input-attributes': 'error',
    'input-missing-label': 'error',
    'no-dup-class': 'error',
    'no-implicit-input-type': 'error',
    'no-redundant-role': 'error',
    'text-content': 'error',
    'unique-landmark': 'error',
    'wcag/h30': 'error',
    'wcag/h32': 'error',
    'wcag/h36': 'error',
    'wcag/h37': 'error',
    'wcag/h63': 'error',
    'wcag/h67': 'error',
    'wcag/h71': 'error',
  },
})

/** Every fault of a page, as `rule: fault at element`; empty for valid HTML. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      // The hearts' form is on every page, their buttons only beside products.
      .filter(({ ruleId, selector }) => !(ruleId === 'wcag/h32' && selector === `#${heartsForm}`))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}
