import { onTestFinished } from 'vitest'
import { saveSeller } from '@/features/leads/operations/desk/team'
import { type AskedLead, captureLead } from '@/features/leads/server'
import { databaseOf, sql } from '@/platform/database/database'
import { someContext } from './content-system'

let asked = 0

/** An enquiry of a new person. */
export function someAsk(change: Partial<AskedLead['ask']> = {}, rest: Partial<AskedLead> = {}): AskedLead {
  asked += 1
  return {
    ask: {
      name: 'Mei Lin',
      phone: `+6681234${String(5000 + asked)}`,
      email: `mei-${asked}-${Date.now()}@example.com`,
      wish: 'visit',
      message: 'Weekend, please',
      unit: '',
      consents: { answer: true, news: false, partners: false },
      ...change,
    },
    project: 'nue-district-r9',
    locale: 'cht',
    page: '/cht/condominium/nue-district-r9',
    source: '1072',
    wordings: { answer: 'Answer me', news: 'Send news', partners: 'Tell partners' },
    isAnswered: true,
    ...rest,
  }
}

/** Makes somebody of sales a seller of projects, or of all. Resolves to those projects. */
export async function sells(
  staff: number,
  {
    projects,
    languages = ['th', 'en', 'cht', 'chs'],
    supervisor = null,
  }: {
    projects?: readonly string[]
    languages?: readonly string[]
    supervisor?: number | null
  } = {},
): Promise<number[]> {
  const ctx = await someContext(new Date(), { kind: 'staff', id: 0, role: 'admin' })
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: projects ? { Slug_name: { in: [...projects] } } : {},
    ...{ depth: 0, limit: 0, pagination: false, select: { Slug_name: true } },
  })
  const ids = docs.map(({ id }) => id)
  const saved = await saveSeller(ctx, { staff, supervisor, languages, projects: ids })
  if (!saved.ok) throw new Error(saved.refusal)
  return ids
}

/** Nobody sells anything again: the files of tests share a database, and leads would be given in turn. */
export async function endSelling(): Promise<void> {
  const { payload } = await someContext()
  await (await databaseOf(payload)).execute(sql`delete from sales_people`)
}

/** Makes a salesperson sell one project, until the end of the test, about which the person of an address asks. */
export async function sellsTo(staff: number, email: string): Promise<void> {
  await sells(staff, { projects: ['nue-district-r9'] })
  onTestFinished(endSelling)
  await captureLead(await someContext(), someAsk({ email }))
}
