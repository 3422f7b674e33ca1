import { NOBLE_ID_LEVELS, NOBLE_ID_PAGE } from '../noble-id'
import { NOBLE_ID_BENEFITS } from '../noble-id-benefits'
import type { SeedGlobal } from './globals'

/** The page of noble ID, with its levels, benefits and rules. */
export function nobleIdSeed(picture: (project: string, key: string) => number | null): SeedGlobal {
  const page = NOBLE_ID_PAGE
  return {
    slug: 'noble-id',
    data: (locale) => ({
      _status: 'published',
      title: page.title[locale],
      lead: page.lead[locale],
      picture: picture(...page.picture),
      steps: page.steps.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
      questions: page.questions.map(({ question, answer }) => ({
        question: question[locale],
        answer: answer[locale],
      })),
      levelsTitle: page.levelsTitle[locale],
      levels: NOBLE_ID_LEVELS.map(({ name, from, text }) => ({ name: name[locale], from, text: text[locale] })),
      benefitsTitle: page.benefitsTitle[locale],
      benefits: NOBLE_ID_BENEFITS.map(({ code, points, level, title, text, terms }) => ({
        ...{ code, points, level },
        ...{ title: title[locale], text: text[locale], terms: terms[locale] },
      })),
      visitPoints: 200,
      contractPoints: 5000,
      expiryMonths: 24,
      codeDays: 30,
      metaTitle: page.metaTitle[locale],
      metaDescription: page.metaDescription[locale],
    }),
  }
}
