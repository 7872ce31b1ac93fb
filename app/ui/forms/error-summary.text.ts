/** Stands above the mistakes of a form; apart from the other sentences, as pages without forms do without it. */
export const errorSummaryTitle = 'Lütfen şunları düzeltin'
