'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isLocale, type Locale } from '@/i18n/locales'
import { onSmallModal, shownSmallModal } from '@/kit/small-modal'
import { COOKIE_CHOICE, cookieNamed, OPENS_COOKIE_SETTINGS, readCookieChoice } from '../../rules/cookie-choice'
import { isOpenAt } from '../../rules/open-language'
import type { Popup } from '../../rules/popup'
import type { Offer, ShellTexts } from './bar-texts'
import { recall, remember } from './browser-memory'
import { Dock } from './dock'
import { OfflineNotice } from './offline-notice'
import { useIdle, useLate } from './use-late'

/** A1.3: the language a visitor chose last. */
const LOCALE_COOKIE = 'locale'
const OFFER_CLOSED = 'language_offer_closed'

const loadCookieBar = () => import('./cookie-bar').then((part) => part.CookieBar)
const loadLanguageOffer = () => import('./language-offer').then((part) => part.LanguageOffer)
const loadSmallModal = () => import('./small-modal').then((part) => part.SmallModal)
const loadFullPopup = () => import('./full-popup').then((part) => part.FullPopup)

interface ShellExtrasProps {
  locale: Locale
  cookiePolicy: string
  /** This page in the other languages. */
  offers: Partial<Record<Locale, Offer>>
  popups: readonly Popup[]
  texts: ShellTexts
}

/** The one island of the shell's bars and popups: it decides what is needed, and only then fetches it. */
export function ShellExtras({ locale, cookiePolicy, offers, popups, texts }: ShellExtrasProps) {
  const isIdle = useIdle()
  const FullPopup = useLate(isIdle && popups.length > 0, loadFullPopup)
  return (
    <>
      <Dock>
        <OfflineNotice texts={texts.offline} />
        <LanguageDoor isIdle={isIdle} offers={offers} texts={texts} />
        <CookieDoor isIdle={isIdle} policy={cookiePolicy} texts={texts.cookies} />
      </Dock>
      <SmallModalDoor locale={locale} texts={texts.modal} />
      {FullPopup ? <FullPopup popups={popups} close={texts.close} /> : null}
    </>
  )
}

interface CookieDoorProps {
  isIdle: boolean
  policy: string
  texts: ShellTexts['cookies']
}

/** The bar asks whoever has not chosen yet, and comes back with its settings when a link asks for them. */
function CookieDoor({ isIdle, policy, texts }: CookieDoorProps) {
  const [mode, setMode] = useState<'closed' | 'asks' | 'settings'>('closed')
  const opener = useRef<HTMLElement | null>(null)
  const CookieBar = useLate(mode !== 'closed', loadCookieBar)

  useEffect(() => {
    const hasChosen = readCookieChoice(cookieNamed(document.cookie, COOKIE_CHOICE)) !== null
    if (isIdle && !hasChosen) setMode((was) => (was === 'closed' ? 'asks' : was))
  }, [isIdle])

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const selector = `[data-opens="${OPENS_COOKIE_SETTINGS}"]`
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
      if (!link) return
      event.preventDefault()
      opener.current = link
      setMode('settings')
    }
    // Before the listener that follows links to other pages.
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [])

  function end() {
    setMode('closed')
    opener.current?.focus()
    opener.current = null
  }
  return CookieBar ? (
    <CookieBar key={mode} isCalled={mode === 'settings'} policy={policy} texts={texts} onEnd={end} />
  ) : null
}

interface LanguageDoorProps {
  isIdle: boolean
  offers: ShellExtrasProps['offers']
  texts: ShellTexts
}

/** Offers the language chosen earlier to whoever arrives on a page in another one. What the browser prefers is not asked (A1.2). */
function LanguageDoor({ isIdle, offers, texts }: LanguageDoorProps) {
  const [chosen, setChosen] = useState<Locale | null>(null)
  const LanguageOffer = useLate(chosen !== null, loadLanguageOffer)
  const path = usePathname()

  useEffect(() => {
    const kept = cookieNamed(document.cookie, LOCALE_COOKIE)
    // A language out of service is not offered.
    if (isIdle && isLocale(kept) && offers[kept] && !recall('session', OFFER_CLOSED)) setChosen(kept)
  }, [isIdle, offers])

  function end() {
    remember('session', OFFER_CLOSED, '1')
    setChosen(null)
  }
  const offer = chosen ? offers[chosen] : undefined
  // Nor one in which this page is not published (C5).
  if (!LanguageOffer || !chosen || !offer || !isOpenAt(path, offer.closedIn)) return null
  return <LanguageOffer locale={chosen} {...offer} label={texts.language} close={texts.close} onEnd={end} />
}

const none = () => null

/** Waits for `showSmallModal`. Once opened it stays, so that it can close in its own time. */
function SmallModalDoor({ locale, texts }: { locale: Locale; texts: ShellTexts['modal'] }) {
  const request = useSyncExternalStore(onSmallModal, shownSmallModal, none)
  const [isWanted, setWanted] = useState(false)
  if (request && !isWanted) setWanted(true)
  const SmallModal = useLate(isWanted, loadSmallModal)
  return SmallModal ? <SmallModal locale={locale} request={request} texts={texts} /> : null
}
