/** How the company is reached, as the site settings say it in one language; '' for what is not known. */
export interface MailSender {
  phone: string
  hours: string
  /** Said after the hours, such as their time zone. */
  hoursNote: string
  address: string
}

/** Before the settings are known, and where nothing is filled in. */
export const UNKNOWN_SENDER: MailSender = { phone: '', hours: '', hoursNote: '', address: '' }
