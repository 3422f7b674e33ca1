import { headers } from 'next/headers'
import type { ServerProps } from 'payload'
import { readToday } from '@/features/visits/queries/today'
import { Today } from '@/features/visits/ui/today'

/** The list of appointments begins with the day of the desk. */
export async function VisitsToday({ i18n }: ServerProps) {
  const appointments = await readToday(await headers())
  return appointments && <Today language={i18n.language === 'th' ? 'th' : 'en'} appointments={appointments} />
}
