import type { AskedLead } from '@/features/leads/server'

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
