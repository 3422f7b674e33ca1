import { NotFoundPage } from '@/features/site/ui/not-found-page'
import { rememberedLocale } from '@/i18n/request-locale'

/** Travels inside the data of every page, so it is small; the layout round it brings the shell. */
export default function NotFound() {
  return <NotFoundPage locale={rememberedLocale()} />
}
