export { LinkForm, type LinkTexts } from './ui/link-form'
