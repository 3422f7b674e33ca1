import { headers } from 'next/headers'
import type { ServerProps } from 'payload'
import { waitingWorkOf } from '@/features/back-office/queries/waiting-work'
import { WaitingWorkList } from '@/features/back-office/ui/waiting-work'

/** The dashboard of the back office begins with what needs doing. */
export async function WaitingWork({ i18n }: ServerProps) {
  const found = await waitingWorkOf(await headers())
  return found && <WaitingWorkList language={i18n.language === 'th' ? 'th' : 'en'} {...found} />
}
