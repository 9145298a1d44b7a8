/** Powers of attorney `w`, each with its broker `b` and the broker's account `o`. */
export const powers = 'broker_power w join agent b on b.id = w.agent_id join customer o on o.id = b.customer_id'

/** True while the power is not withdrawn, the broker is active, its account is open and its licence valid. */
export const inForce = `(w.withdrawn_at is null and b.status = 'active' and o.status = 'active'
  and b.licence_expires_on::date > (now() at time zone 'UTC')::date)`
