-- An order that offers a price outside the bands against its owner is cancelled when another meets it. Its end has a number then, as
-- with the collar; where the rest of an order is cancelled at the bands, there is none.
do $$
begin
  execute replace(replace(pg_get_functiondef('is_sound(otc_order)'::regprocedure),
    '''self_trade'', ''band'')', '''self_trade'')'),
    'o.cancel_cause = ''collar''', 'o.cancel_cause in (''collar'', ''band'')');
end $$;
