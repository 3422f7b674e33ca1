import { versionOf } from '@/kernel/form/form-version'
import type { Profile } from './read-profile'

/** A profile, with its day as it is stored. */
type Versioned = Omit<Profile, 'birthday'> & { birthday: string | null }

/** The version of a profile form. */
export const profileVersion = ({ name, phone, birthday, address, locale }: Versioned): string =>
  versionOf({ name, phone, birthday, address, locale })
