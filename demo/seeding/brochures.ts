import { nameBrochure } from '@/features/catalogue/operations/name-brochure'
import { type Paper, setPaper } from '@/platform/pdf/paper'
import { BROCHURE_LANGUAGES, BROCHURE_PROJECT, type BrochureLanguage } from '../brochures'
import { PROJECT_FACTS } from '../facts'
import { brochurePaper, type Told } from './brochure-paper'
import { papersOf } from './construction'
import { cacheFile, type DrawnPicture } from './pictures'
import { copyOf } from './projects'
import { fingerprint, type SeedDocument, type Seeding } from './records'

/** The file, in the cache. */
async function fileOf(paper: Paper): Promise<DrawnPicture> {
  const data = await setPaper(paper)
  const filename = await cacheFile(nameBrochure({ data }), data)
  const mime = 'application/pdf'
  return { key: filename, mime, files: [filename], fields: { filename, filesize: data.length, mimeType: mime } }
}

/** The paper is set only for a file that is missing, or says something else now. */
async function documentIn(locale: BrochureLanguage, told: Told, project: number, records: Seeding['records']) {
  const paper = brochurePaper(locale, told)
  const document: SeedDocument = {
    key: `brochures/${told.facts.slug}/${locale}`,
    collection: 'brochures',
    data: () => ({ project, locale }),
    fingerprintOf: [paper],
  }
  if (records.get(document.key)?.fingerprint === fingerprint(document)) return document
  const file = await fileOf(paper)
  return { ...document, picture: () => file }
}

/** The brochure of one project as files, as an editor's upload stores them; none once its project is deleted. */
export async function brochureDocuments(
  { records }: Pick<Seeding, 'records'>,
  projectOf: (slug: string) => number | null,
): Promise<SeedDocument[]> {
  const project = projectOf(BROCHURE_PROJECT)
  const index = PROJECT_FACTS.findIndex(({ slug }) => slug === BROCHURE_PROJECT)
  const facts = PROJECT_FACTS[index]
  if (project === null || !facts) return []
  const told = { facts, copy: await copyOf(facts), permits: papersOf(facts, index) }
  return Promise.all(BROCHURE_LANGUAGES.map((locale) => documentIn(locale, told, project, records)))
}
