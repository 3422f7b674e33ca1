import { qrCode, qrPath } from '@/formats/qr-code'
import { formatMonth } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { OwnCard } from '../domain/card'
import { shownCardNumber } from '../domain/card-number'
import { rewardWords } from './noble-id-words'
import './card.css'

/** Modules of white around a QR code (ISO 18004 §5.3.8). */
const QUIET = 4

interface MemberCardProps {
  locale: Locale
  card: Pick<OwnCard, 'number' | 'name' | 'since' | 'deskUrl' | 'standing'>
}

/** The card in the size of a bank card: whose it is, its level, its number, and the QR code for the desk. */
export function MemberCard({ locale, card }: MemberCardProps) {
  const t = rewardWords(locale)
  const number = shownCardNumber(card.number)
  const month = new Date(card.since.getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  return (
    <div className="member-card">
      <div className="flex min-w-0 flex-col justify-between">
        <p className="font-semibold" lang="en">
          {t('name')}
        </p>
        <div className="min-w-0">
          <p className="truncate leading-[1.6]">{card.name}</p>
          <p className="text-small text-stone-200">{t('card.since', { date: formatMonth(locale, month) })}</p>
        </div>
        <p className="font-medium whitespace-nowrap tabular-nums">
          <span className="sr-only">{t('card.number')} </span>
          {number}
        </p>
      </div>
      <div className="flex flex-col items-end justify-between">
        <p className="font-medium">{card.standing.level?.name}</p>
        <QrImage text={card.deskUrl} label={t('card.qr', { number })} />
      </div>
    </div>
  )
}

function QrImage({ text, label }: { text: string; label: string }) {
  const matrix = qrCode(text)
  if (!matrix) return null
  const size = matrix.length + 2 * QUIET
  return (
    <svg
      className="member-card-qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(matrix)} fill="currentColor" />
    </svg>
  )
}
