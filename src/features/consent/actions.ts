export { answerLink } from './actions/answer-link'
export { oneClickUnsubscribe } from './actions/one-click-unsubscribe'
