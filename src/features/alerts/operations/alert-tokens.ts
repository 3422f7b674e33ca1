import { mailedSecrets } from '@/platform/mailed-secrets'
import { askedBy } from '../rules/saved-search'

export const { confirmToken, leaveToken, fingerprintOf } = mailedSecrets('saved-search')

/** One search of one person: saved twice, it is one alert. */
export const keyOf = (email: string, address: string) => fingerprintOf(`${email}\n${askedBy(address)}`)
