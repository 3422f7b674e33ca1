import { headers } from 'next/headers'
import type { ServerProps } from 'payload'
import { waitingWorkOf } from '@/features/dashboard/queries/waiting-work'
import { WaitingWorkList } from '@/features/dashboard/ui/waiting-work'

/** The dashboard of the back office begins with what needs doing. */
export async function WaitingWork({ i18n }: ServerProps) {
  const found = await waitingWorkOf(await headers())
  return found && <WaitingWorkList language={i18n.language === 'th' ? 'th' : 'en'} {...found} />
}
