/** The colours of `src/design/style/tokens.css` in display order. A test keeps both in sync. */
export const COLOURS = [
  { name: 'ink', value: '#14110f' },
  { name: 'paper', value: '#fbf9f5' },
  { name: 'stone-100', value: '#f1ede6' },
  { name: 'stone-200', value: '#e3dcd0' },
  { name: 'stone-400', value: '#a89e90' },
  { name: 'stone-600', value: '#6b6258' },
  { name: 'white', value: '#ffffff' },
  { name: 'noble', value: '#7f6130' },
  { name: 'noble-decor', value: '#c8a96a' },
  { name: 'nue', value: '#c93a22' },
  { name: 'nue-decor', value: '#ff6a4d' },
  { name: 'nue-deep', value: '#0e4a4a' },
  { name: 'success', value: '#1e6b45' },
  { name: 'warning', value: '#8a5a00' },
  { name: 'danger', value: '#b3261e' },
  { name: 'focus', value: '#1f5eff' },
] as const

export const PAPER = '#fbf9f5'

/** S1§9: the spacing scale, in pixels by step. */
export const SPACING = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const

/** The type scale with its pixels from mobile to desktop. */
export const TYPE = [
  { name: 'display', pixels: '40–88', className: 'type-display text-display' },
  { name: 'h1', pixels: '32–56', className: 'type-display text-h1' },
  { name: 'h2', pixels: '26–40', className: 'type-display text-h2' },
  { name: 'h3', pixels: '20–26', className: 'type-display text-h3' },
  { name: 'body', pixels: '16–17', className: 'text-body' },
  { name: 'small', pixels: '14', className: 'text-small' },
] as const
