-- A closed account gives the number of its document free, so that who comes back is verified anew; its file stays (decision 0021).
delete from kyc_identity i using customer c where c.id = i.customer_id and c.status = 'closed';
