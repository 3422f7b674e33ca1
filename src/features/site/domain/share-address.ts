/** Where a page can be shared with a plain link (A4.8, C45). WeChat has none: it reads a QR code. */
export const SHARE_PLACES = ['facebook', 'x', 'weibo', 'line', 'email'] as const

export type SharePlace = (typeof SHARE_PLACES)[number]

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`

/** Encoding for mailto links: a space is %20, since a plus is literal (RFC 6068), and quotes are escaped. */
const inMailAddress = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')

/** The address that opens a service with this page ready to be shared. `url` is absolute. */
export function shareAddress(place: SharePlace, url: string, title: string): string {
  switch (place) {
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url })
    case 'x':
      return withQuery('https://x.com/intent/post', { url, text: title })
    case 'weibo':
      return withQuery('https://service.weibo.com/share/share.php', { url, title })
    case 'line':
      return withQuery('https://social-plugins.line.me/lineit/share', { url, text: title })
    case 'email':
      return `mailto:?subject=${inMailAddress(title)}&body=${inMailAddress(`${title}\r\n${url}`)}`
  }
}
