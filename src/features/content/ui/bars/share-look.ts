/** A square with a sign in it, alike for the links and the buttons of the share bar. */
export const SHARE_LINK = 'inline-flex size-target cursor-pointer items-center justify-center hover:bg-stone-100'
