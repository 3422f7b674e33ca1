import { readFileSync } from 'node:fs'
import type account from '../../messages/en/account.json'
import type alerts from '../../messages/en/alerts.json'
import type bars from '../../messages/en/bars.json'
import type booking from '../../messages/en/booking.json'
import type care from '../../messages/en/care.json'
import type catalogue from '../../messages/en/catalogue.json'
import type finance from '../../messages/en/finance.json'
import type landing from '../../messages/en/landing.json'
import type launch from '../../messages/en/launch.json'
import type line from '../../messages/en/line.json'
import type living from '../../messages/en/living.json'
import type members from '../../messages/en/members.json'
import type microsite from '../../messages/en/microsite.json'
import type minutes from '../../messages/en/minutes.json'
import type newsletter from '../../messages/en/newsletter.json'
import type payments from '../../messages/en/payments.json'
import type purchase from '../../messages/en/purchase.json'
import type requests from '../../messages/en/requests.json'
import type results from '../../messages/en/results.json'
import type rewards from '../../messages/en/rewards.json'
import type search from '../../messages/en/search.json'
import type shell from '../../messages/en/shell.json'
import type shortlist from '../../messages/en/shortlist.json'
import type stories from '../../messages/en/stories.json'
import type tiles from '../../messages/en/tiles.json'
import type transit from '../../messages/en/transit.json'
import type trial from '../../messages/en/trial.json'
import type visits from '../../messages/en/visits.json'
import type voice from '../../messages/en/voice.json'

interface Messages {
  account: typeof account
  alerts: typeof alerts
  bars: typeof bars
  booking: typeof booking
  care: typeof care
  catalogue: typeof catalogue
  finance: typeof finance
  landing: typeof landing
  launch: typeof launch
  line: typeof line
  living: typeof living
  members: typeof members
  microsite: typeof microsite
  minutes: typeof minutes
  newsletter: typeof newsletter
  payments: typeof payments
  purchase: typeof purchase
  requests: typeof requests
  results: typeof results
  rewards: typeof rewards
  search: typeof search
  shell: typeof shell
  shortlist: typeof shortlist
  stories: typeof stories
  tiles: typeof tiles
  transit: typeof transit
  trial: typeof trial
  visits: typeof visits
  voice: typeof voice
}

/** The messages of a feature in a language. */
export const messages = <Part extends keyof Messages>(locale: string, part: Part): Messages[Part] =>
  JSON.parse(readFileSync(`messages/${locale}/${part}.json`, 'utf8')) as Messages[Part]
