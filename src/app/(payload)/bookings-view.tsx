import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import {
  maySeeBookings,
  readBookingForDesk,
  readBookingsDesk,
  readCounterSale,
  readLaunchBoard,
} from '@/features/booking/queries/desk'
import { BookingDesk } from '@/features/booking/ui/booking-desk'
import { BookingsDesk } from '@/features/booking/ui/bookings-desk'
import { BookingsLink } from '@/features/booking/ui/bookings-link'
import { CounterSale } from '@/features/booking/ui/counter-sale'
import { LaunchBoard } from '@/features/booking/ui/launch-board'
import { readHomeForDesk, readWaitingHomes } from '@/features/purchases/queries/desk'
import { HomeDesk } from '@/features/purchases/ui/home-desk'
import { WaitingHomes } from '@/features/purchases/ui/waiting-homes'
import { DeskFrame, languageOf, textOf } from './desk-frame'

/** What of the part after the booking was done or refused just now, and what was typed. */
const homeAnswerOf = (query: Readonly<Record<string, unknown>>) => ({
  done: textOf(query.homeDone),
  step: textOf(query.homeStep),
  faults: textOf(query.homeFault).split(' ').filter(Boolean),
  typed: (name: string) => textOf(query[name]),
})

/** The desk of bookings in the back office: the list, one booking, or the board of a launch. */
export async function BookingsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = props
  const language = languageOf(initPageResult.req.i18n.language)
  const desk = await readBookingsDesk(await headers(), language, searchParams)
  if (!desk) redirect('/admin')
  const page = await readBookingForDesk(await headers(), searchParams.booking)
  const home = page ? await readHomeForDesk(await headers(), searchParams.booking) : null
  const sale = page ? null : await readCounterSale(await headers(), language, searchParams)
  const board = page || sale ? null : await readLaunchBoard(await headers(), language, searchParams.board)
  const refused = { fault: textOf(searchParams.fault), reason: textOf(searchParams.reason) }
  return (
    <DeskFrame {...props}>
      {page ? <BookingDesk language={language} page={page} refused={refused} /> : null}
      {home ? <HomeDesk language={language} page={home} answer={homeAnswerOf(searchParams)} /> : null}
      {sale ? <CounterSale language={language} {...sale} /> : null}
      {board ? <LaunchBoard language={language} {...board} /> : null}
      {page || sale || board ? null : (
        <>
          <WaitingHomes language={language} homes={await readWaitingHomes(await headers())} />
          <BookingsDesk language={language} {...desk} />
        </>
      )}
    </DeskFrame>
  )
}

/** The link to bookings in the menu, for the staff who may see it. */
export async function BookingsNavLink({ i18n }: ServerProps) {
  return (await maySeeBookings(await headers())) ? <BookingsLink language={languageOf(i18n.language)} /> : null
}
