/** The heading of a form's errors. It has a file of its own because pages without forms do not load it. */
export const errorSummaryTitle = 'Lütfen şunları düzeltin'
