import {
  type AddressSettings,
  compileRedirects,
  compileSections,
  type RedirectRow,
  type SectionRow,
} from '@/features/routing'
import type { Database } from '../database'
import type { EditorTable } from './editor-table'

const REDIRECTS = 'SELECT id, "from", locale::text, kind::text, "to" FROM redirects WHERE is_active'

const SECTIONS = `
  SELECT sections.section::text, array_agg(languages.value::text ORDER BY languages."order") AS locales
  FROM sections JOIN sections_languages AS languages ON languages.parent_id = sections.id
  GROUP BY sections.section`

type Decided = Pick<AddressSettings, 'redirects' | 'sectionLocales'>

/** The rules of editors for page URLs: redirects, and the languages of sections. */
export function editorTables(decide: (decided: Partial<Decided>) => void): readonly EditorTable[] {
  return [
    {
      tag: 'redirects',
      load: async (database: Database) => {
        const { rows } = await database.query<RedirectRow>(REDIRECTS)
        decide({ redirects: compileRedirects(rows) })
      },
    },
    {
      tag: 'sections',
      load: async (database: Database) => {
        const { rows } = await database.query<SectionRow>(SECTIONS)
        decide({ sectionLocales: compileSections(rows) })
      },
    },
  ]
}
