import { expect, it } from 'vitest'
import { PROJECT_FACTS } from '../facts'
import { PROJECT_EXTRAS } from '../films'
import { constructionDocuments } from './construction'

it('no price was public before the project was approved and permitted', () => {
  const slugs = PROJECT_FACTS.map(({ slug }) => slug)
  const papers = constructionDocuments((slug) => slugs.indexOf(slug)).map(({ key, data }) => ({ key, ...data('th') }))
  const priced = Object.entries(PROJECT_EXTRAS).filter(([, { earlierPrices = [] }]) => earlierPrices.length > 0)
  expect(priced.length).toBeGreaterThan(0)
  for (const [slug, { earlierPrices = [] }] of priced)
    for (const kind of ['eia', 'construction_permit']) {
      const paper = papers.find(({ key }) => key === `project-documents/${slug}/${kind}`)
      const granted = paper && 'date' in paper ? String(paper.date).slice(0, 10) : '9999'
      for (const { day } of earlierPrices) expect(day > granted, `${slug}: ${day}, ${kind} ${granted}`).toBe(true)
    }
})
