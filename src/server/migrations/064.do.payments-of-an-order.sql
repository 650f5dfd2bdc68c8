-- A page that waits for its payment asks for the payments of its order again and again.
create index payments_order on payments (order_id);
