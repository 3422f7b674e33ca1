import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { barKey } from '../../domain/bar-key'
import type { BarMessage } from '../../domain/template-setting'
import { ClosableBar } from './closable-bar'
import { MessageTrack } from './message-track'

/** The company's messages above the header (A4.8): none, one line, or several in rotation. */
export function MarketingBar({ locale, messages }: { locale: Locale; messages: readonly BarMessage[] }) {
  const t = words(locale, 'bars')
  const [first] = messages
  if (!first) return null
  const items = messages.map((message, index) => ({
    id: `${index}`,
    tone: message.tone,
    body: <Message key={message.text} locale={locale} message={message} />,
  }))
  return (
    <ClosableBar
      label={t('marketing.label')}
      tone={first.tone}
      close={t('close')}
      cross={<Icon name="close" />}
      id={barKey(messages.map(({ text, target }) => ({ text, href: target?.href })))}
    >
      {items.length === 1 ? (
        <div className="min-w-0 grow">{items[0]?.body}</div>
      ) : (
        <MessageTrack
          label={t('marketing.label')}
          items={items}
          buttons={{
            previous: { label: t('marketing.previous'), icon: <Icon name="back" className="size-4" /> },
            next: { label: t('marketing.next'), icon: <Icon name="arrow" className="size-4" /> },
            pause: { label: t('marketing.pause'), icon: <Icon name="pause" className="size-4" /> },
            play: { label: t('marketing.play'), icon: <Icon name="play" className="size-4" /> },
          }}
        />
      )}
    </ClosableBar>
  )
}

function Message({ locale, message: { text, lang, target } }: { locale: Locale; message: BarMessage }) {
  const look = 'flex min-h-target items-center py-2 text-small'
  const own = lang === locale ? undefined : HTML_LANG[lang]
  if (!target) {
    return (
      <p lang={own} className={look}>
        {text}
      </p>
    )
  }
  return (
    <Link
      href={target.href}
      lang={own}
      rel={target.isExternal ? 'noopener' : undefined}
      className={`${look} underline decoration-1 underline-offset-4 -outline-offset-2`}
    >
      {text}
    </Link>
  )
}
