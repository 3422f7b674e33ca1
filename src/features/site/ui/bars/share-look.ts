/** A square with an icon, for the links and buttons of the share bar. */
export const SHARE_LINK = 'inline-flex size-target cursor-pointer items-center justify-center hover:bg-stone-100'
