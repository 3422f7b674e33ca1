'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { recall, remember } from '@/design/show/browser-memory'
import { useIdle, useLate } from '@/design/show/use-late'
import { isLocale, type Locale } from '@/i18n/locales'
import { COOKIE_CHOICE, cookieNamed, OPENS_COOKIE_SETTINGS, readCookieChoice } from '@/kernel/http/cookie-choice'
import { onSmallModal, shownSmallModal } from '@/kernel/media/small-modal'
import { IN_TRANSACTION } from '@/kernel/transaction-mark'
import { isOpenAt } from '../../domain/open-language'
import type { Popup } from '../../domain/popup'
import type { Offer, ShellTexts } from './bar-texts'
import { Dock } from './dock'
import { KeptPages } from './kept-pages'
import { OfflineNotice } from './offline-notice'

/** A1.3: the last chosen language. */
const LOCALE_COOKIE = 'locale'
const OFFER_CLOSED = 'language_offer_closed'

const loadCookieBar = () => import('./cookie-bar').then((part) => part.CookieBar)
const loadLanguageOffer = () => import('./language-offer').then((part) => part.LanguageOffer)
const loadSmallModal = () => import('./small-modal').then((part) => part.SmallModal)
const loadFullPopup = () => import('./full-popup').then((part) => part.FullPopup)

interface ShellExtrasProps {
  locale: Locale
  cookiePolicy: string
  /** Offers of this page in the other languages. */
  offers: Partial<Record<Locale, Offer>>
  popups: readonly Popup[]
  texts: ShellTexts
}

/** The one client component for bars and popups: it decides what is needed and only then loads it. */
export function ShellExtras({ locale, cookiePolicy, offers, popups, texts }: ShellExtrasProps) {
  const isIdle = useIdle()
  const FullPopup = useLate(isIdle && popups.length > 0, loadFullPopup)
  return (
    <>
      <Dock>
        <OfflineNotice texts={texts.offline} />
        <LazyLanguageOffer isIdle={isIdle} offers={offers} texts={texts} />
        <LazyCookieBar isIdle={isIdle} policy={cookiePolicy} texts={texts.cookies} />
      </Dock>
      <KeptPages locale={locale} texts={texts.kept} />
      <LazySmallModal locale={locale} texts={texts.modal} />
      {FullPopup ? <FullPopup popups={popups} close={texts.close} /> : null}
    </>
  )
}

interface LazyCookieBarProps {
  isIdle: boolean
  policy: string
  texts: ShellTexts['cookies']
}

/** Whether something is signed or paid on this page: nothing that only asks or offers comes over it. */
function useTransaction(): boolean {
  const path = usePathname()
  const [isOne, setOne] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page says for itself
  useEffect(() => setOne(document.querySelector(IN_TRANSACTION) !== null), [path])
  return isOne
}

/** Asks visitors who have not chosen yet, and opens again with its settings when a link requests them. */
function LazyCookieBar({ isIdle, policy, texts }: LazyCookieBarProps) {
  const [mode, setMode] = useState<'closed' | 'asks' | 'settings'>('closed')
  const opener = useRef<HTMLElement | null>(null)
  const isTransaction = useTransaction()
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
    // Captured before the listener that handles client-side navigation.
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [])

  function end() {
    setMode('closed')
    opener.current?.focus()
    opener.current = null
  }
  return CookieBar && !(isTransaction && mode === 'asks') ? (
    <CookieBar key={mode} isCalled={mode === 'settings'} policy={policy} texts={texts} onEnd={end} />
  ) : null
}

interface LazyLanguageOfferProps {
  isIdle: boolean
  offers: ShellExtrasProps['offers']
  texts: ShellTexts
}

/** Offers the previously chosen language on pages in another one. The browser's preference is not considered (A1.2). */
function LazyLanguageOffer({ isIdle, offers, texts }: LazyLanguageOfferProps) {
  const [chosen, setChosen] = useState<Locale | null>(null)
  const LanguageOffer = useLate(chosen !== null, loadLanguageOffer)
  const path = usePathname()
  const isTransaction = useTransaction()

  useEffect(() => {
    const stored = cookieNamed(document.cookie, LOCALE_COOKIE)
    // Languages out of service are not offered.
    if (isIdle && isLocale(stored) && offers[stored] && !recall('session', OFFER_CLOSED)) setChosen(stored)
  }, [isIdle, offers])

  function end() {
    remember('session', OFFER_CLOSED, '1')
    setChosen(null)
  }
  const offer = chosen ? offers[chosen] : undefined
  // Nor are languages in which this page is not published (C5).
  if (!LanguageOffer || !chosen || !offer || isTransaction || !isOpenAt(path, offer.closedIn)) return null
  return <LanguageOffer locale={chosen} {...offer} label={texts.language} close={texts.close} onEnd={end} />
}

const none = () => null

/**
 * Loads the small modal on the first `showSmallModal`. It stays mounted, so that it can finish its closing animation.
 */
function LazySmallModal({ locale, texts }: { locale: Locale; texts: ShellTexts['modal'] }) {
  const request = useSyncExternalStore(onSmallModal, shownSmallModal, none)
  const [isWanted, setWanted] = useState(false)
  if (request && !isWanted) setWanted(true)
  const SmallModal = useLate(isWanted, loadSmallModal)
  return SmallModal ? <SmallModal locale={locale} request={request} texts={texts} /> : null
}
