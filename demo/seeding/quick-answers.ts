import { QUICK_ANSWERS } from '../quick-answers'
import type { SeedDocument } from './records'

/** The quick answers of the sales desk as documents. */
export const quickAnswerDocuments = (): SeedDocument[] =>
  QUICK_ANSWERS.map(({ key, name, words }, index) => ({
    key: `quick-answers/${key}`,
    collection: 'quick-answers' as const,
    data: (locale) => ({ name, order: (index + 1) * 10, subject: words[locale][0], text: words[locale][1] }),
  }))
