export { contextOfBrowser } from './actions/browser'
