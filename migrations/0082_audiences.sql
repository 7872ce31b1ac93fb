insert into drizzle.sql_functions (name) values ('answers/tell_members.sql'), ('triggers/members.sql');
