/** An answer that staff keep, in the language of a person. */
export interface QuickAnswer {
  id: number
  name: string
  subject: string
  text: string
}

/** What an answer is filled with. */
export interface Filling {
  name: string
  project: string
  seller: string
}

const PLACE = /\{(name|project|seller)\}/g

/** The text of an answer with the names in their places. */
export const filled = (text: string, filling: Filling): string =>
  text.replace(PLACE, (_, place: keyof Filling) => filling[place])

/** Opens the answer in the seller's own mail program. */
export const mailLink = (email: string, { subject, text }: Pick<QuickAnswer, 'subject' | 'text'>): string => {
  const query = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`]
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`
}

/** Opens LINE with the text, where the seller chooses the chat. */
export const lineLink = (text: string): string => `https://line.me/R/share?text=${encodeURIComponent(text)}`
