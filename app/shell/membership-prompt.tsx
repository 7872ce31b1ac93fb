import { LinkButton } from '~/ui/button'
import { Icon } from '~/ui/icons/icon'
import { text } from './text'

/** Tells guests that members see more. */
export function MembershipPrompt() {
  return (
    <aside className="membership page" aria-label={text.membershipApply}>
      <div>
        <p className="font-display">{text.membership}</p>
        <ul>
          <li>
            <Icon name="lock" />
            {text.membershipLocked}
          </li>
          {text.membershipWhy.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              {reason}
            </li>
          ))}
        </ul>
        <p className="actions">
          <LinkButton look="primary" to="/create" ahead={false}>
            {text.membershipApply}
          </LinkButton>
          <LinkButton look="quiet" to="/User/Login" ahead={false}>
            {text.signIn}
          </LinkButton>
        </p>
      </div>
    </aside>
  )
}
